import { ask, textOf } from './ask.js';
import { put } from './format.js';

const at = (id) => document.getElementById(id);
const [form, account, password, show] = ['sign-in', 'account', 'password', 'show-password'].map(at);

function tell(fields, message = '') {
  for (const [input, text = ''] of [
    [account, fields.account_no],
    [password, fields.password],
  ]) {
    put(at(`${input.id}-error`), text);
    if (text) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
  put(at('sign-in-error'), message);
  form.querySelector('[aria-invalid]')?.focus();
}

function wrong() {
  const fields = {};
  if (!/^\d{1,18}$/.test(account.value.trim())) fields.account_no = '请填写 MT5 账号，只含数字';
  if (password.value === '') fields.password = '请填写 MT5 交易密码';
  return fields;
}

/** The form at the door. `enter` is told the session. */
export function drawSignIn(enter) {
  show.onclick = () => {
    const shown = password.type === 'password';
    password.type = shown ? 'text' : 'password';
    show.setAttribute('aria-pressed', String(shown));
  };
  // The button is disabled until the form has its script.
  at('enter-button').disabled = false;
  form.onsubmit = async (event) => {
    event.preventDefault();
    if (form.dataset.busy) return;
    const fields = wrong();
    tell(fields);
    if (Object.keys(fields).length > 0) return;
    form.dataset.busy = 'true';
    try {
      enter(await ask('/sandbox/terminal/signIn', { account_no: account.value.trim(), password: password.value }));
      password.value = '';
    } catch (error) {
      const { fields: named = {} } = error;
      const known = 'password' in named || 'account_no' in named;
      tell(named, known ? '' : textOf(error));
    }
    delete form.dataset.busy;
  };
}

/** Says at the door why the terminal was left. */
export const tellAtDoor = (message) => put(at('sign-in-error'), message);
