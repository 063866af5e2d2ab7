// The simulator cashier's buttons: ask the simulator channel to act, then go back to the shop.
const acts = document.querySelector('[data-order]');
const result = document.getElementById('result');

acts?.addEventListener('click', async (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  for (const each of acts.querySelectorAll('button')) each.disabled = true;
  result.textContent = '正在提交…';
  try {
    const response = await fetch(`/sandbox/pay/${acts.dataset.order}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: button.dataset.body,
    });
    const { code, msg, data } = await response.json();
    if (code !== 'OK') throw new Error(msg);
    result.textContent = data.status === 'paid' ? '支付成功，正在返回商户…' : '支付未完成，正在返回商户…';
    setTimeout(() => location.assign(data.returnUrl), 800);
  } catch (error) {
    result.textContent = error instanceof TypeError ? '网络异常，请稍后重试' : error.message;
    for (const each of acts.querySelectorAll('button')) each.disabled = false;
  }
});
