import { median } from './figures.mjs';
import { launch } from './portal-browser.mjs';

const ROUNDS = 7;

/** The lists, with a filter that leaves rows and a column that sorts. */
const lists = [
  {
    name: '出金',
    path: '/review/withdraw',
    call: '/ops/reviews?kind=withdraw&status=1&pageSize=100',
    filter: ['status', ['3', '1']],
    column: '金额',
  },
  {
    name: '身份认证',
    path: '/review/identity',
    call: '/ops/reviews?kind=identity&status=2&pageSize=100',
    filter: ['status', ['1', '2']],
    column: '客户',
  },
  {
    name: '入金',
    path: '/deposits',
    call: '/ops/deposits?pageSize=100',
    filter: ['state', ['paid', 'open']],
    column: '客户',
  },
  {
    name: '调账',
    path: '/adjustments',
    call: '/ops/adjustments?pageSize=100',
    filter: ['status', ['2', '1']],
    column: '金额',
  },
];

/**
 * Milliseconds from an act in the page until the grid shows other rows and has been drawn.
 * @param act runs in the page with `what`
 */
const until = (page, act, what) =>
  page.evaluate(
    async ({ act, what }) => {
      const { document, requestAnimationFrame } = globalThis;
      const shown = () =>
        [...document.querySelectorAll('[data-part=body] [role=row]')]
          .slice(0, 30)
          .map((row) => row.textContent)
          .join();
      const before = shown();
      const begun = performance.now();
      new Function('what', act)(what);
      for (;;) {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const now = shown();
        const grid = document.querySelector('[role=grid]');
        if (now !== before && now !== '' && !now.includes('…') && grid?.getAttribute('aria-busy') === 'false') break;
        if (performance.now() - begun > 20_000) throw new Error(`${act} changed nothing`);
      }
      return performance.now() - begun;
    },
    { act, what },
  );

/** The least that the browser can do: the same response, and the same cells as a copy, without React. */
const bare = (page, path) =>
  page.evaluate(async (path) => {
    const { document, requestAnimationFrame } = globalThis;
    const grid = document.querySelector('[role=grid]');
    const begun = performance.now();
    await (await fetch(path)).json();
    const copy = grid.cloneNode(true);
    grid.after(copy);
    copy.scrollTop = 0;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const took = performance.now() - begun;
    copy.remove();
    return took;
  }, path);

const choose = `
  const select = document.querySelector('select[name="' + what.name + '"]');
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, what.value);
  select.dispatchEvent(new Event('change', { bubbles: true }));`;
const press = `
  [...document.querySelectorAll('[role=columnheader] button')].find((head) => head.textContent.startsWith(what)).click();`;
const scroll = `document.querySelector('[role=grid]').scrollTop = what;`;

async function measure(page, origin, { name, path, call, filter: [field, values], column }) {
  await page.goto(origin + path);
  await page.locator('[data-part=body] [role=row]').first().waitFor();
  const took = { bare: [], filter: [], sort: [], page: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    took.bare.push(await bare(page, call));
    took.filter.push(await until(page, choose, { name: field, value: values[round % 2] }));
    took.sort.push(await until(page, press, column));
    took.page.push(await until(page, scroll, 37 * 100 * (round + 3)));
    // A filter scrolls to the top: rows that only scroll must not pass for its result.
    await until(page, scroll, 0);
  }
  return { name, ...Object.fromEntries(Object.entries(took).map(([act, all]) => [act, median(all)])) };
}

/** Filter, sort and page of long lists in a browser whose processor is four times slower; the median of several rounds. */
export async function measureLists(origin, token) {
  const browser = await launch();
  try {
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'staff-session', value: token, url: origin }]);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const measured = [];
    for (const list of lists) measured.push(await measure(page, origin, list));
    return measured;
  } finally {
    await browser.close();
  }
}
