import { ask, textOf } from './terminal/ask.js';

// The simulator cashier's buttons: ask the simulator channel to act, then go back to the shop.
const acts = document.querySelector('[data-order]');
const result = document.getElementById('result');

const setDisabled = (isDisabled) => {
  for (const button of acts?.querySelectorAll('button') ?? []) button.disabled = isDisabled;
};

acts?.addEventListener('click', async (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  setDisabled(true);
  result.textContent = '正在提交…';
  try {
    const { status, returnUrl } = await ask(`/sandbox/pay/${acts.dataset.order}`, JSON.parse(button.dataset.body));
    result.textContent = status === 'paid' ? '支付成功，正在返回商户…' : '支付未完成，正在返回商户…';
    setTimeout(() => location.assign(returnUrl), 800);
  } catch (error) {
    result.textContent = textOf(error);
    setDisabled(false);
  }
});

// The buttons are disabled until they have their script.
setDisabled(false);
