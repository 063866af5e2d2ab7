/** `-1234.50` as `-1,234.50`. */
export const money = (text) => text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');

/** The same with its sign, as gains and losses are written. */
export const signed = (text) => (/^-|^0\.00$/.test(text) ? money(text) : `+${money(text)}`);

/** `rise`, `fall` or nothing, for the colour of a figure. */
export const way = (number) => (number > 0 ? 'rise' : number < 0 ? 'fall' : '');

export const sides = { buy: '买入', sell: '卖出' };

/** Puts a text into an element only where it changed, so that nothing is read out or drawn for nothing. */
export function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** An element of a name, a text and attributes. */
export function make(name, text = '', attributes = {}) {
  const element = document.createElement(name);
  element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
