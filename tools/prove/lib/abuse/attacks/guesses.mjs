// Guesses of passwords. A guess is checked if the gateway compared the password; every other answer came before that.
import { calls, testkit } from '../../production/people.mjs';
import { least, most } from '../../figures.mjs';

const { login } = calls.customer;
const { Client, newPhone } = testkit;
const LIMIT = 5;
const CHECKED = 'customer.credentials';

async function guess(client, username, n) {
  const { code } = await client
    .call(login, { username, password: `Guess${n}word`, platform: 1 })
    .catch(() => ({ code: 'lost' }));
  return code;
}

const count = (codes, code) => codes.filter((one) => one === code).length;
const judged = (codes, sent, figures) => [
  most('核对的猜测', count(codes, CHECKED), LIMIT),
  most('没有回答的猜测', count(codes, 'lost'), 0),
  least('发出的猜测', codes.length, sent),
  ...figures,
];

/** One password, from an address each, at once. The name is written as the phone and as the customer number. */
export async function guessInParallel({ url, owner, during }) {
  const sent = 300;
  const { result, figures } = await during(() =>
    Promise.all(
      Array.from({ length: sent }, (_, n) =>
        guess(new Client(url), n % 2 === 0 ? owner.phone : owner.customerNumber, n),
      ),
    ),
  );
  return judged(result, sent, figures);
}

/** Many names from one address, with sign-ins of the attacker's own between them. */
export async function guessBetweenSuccesses({ url, register, during }) {
  const rounds = 40;
  const own = await register();
  const { address } = own.client;
  // In a new browser each time: a browser that is known is counted apart.
  const signIn = () =>
    new Client(url, 1, address).call(login, { username: own.phone, password: own.password, platform: 1 });
  let successes = 0;
  const { result, figures } = await during(async () => {
    const codes = [];
    for (let n = 0; n < rounds; n += 1) {
      for (const name of [newPhone(), newPhone()]) codes.push(await guess(new Client(url, 1, address), name, n));
      if ((await signIn()).code === 'OK') successes += 1;
    }
    return codes;
  });
  return [...judged(result, rounds * 2, figures), least('攻击者自己的登录', successes, 1)];
}

/** Many names, each from another address of one IPv6 /64. */
export async function guessFromBlock({ url, during }) {
  const sent = 60;
  const { result, figures } = await during(async () => {
    const codes = [];
    for (let n = 0; n < sent; n += 1)
      codes.push(await guess(new Client(url, 1, `2001:db8:5:7::${(n + 1).toString(16)}`), newPhone(), n));
    return codes;
  });
  return judged(result, sent, figures);
}
