/** What a person does that a page may answer later: a request, a navigation, a check of a form. Typing shows at once. */
const ACTS = new Set(['click', 'dblClick', 'keyboard', 'pointer', 'press', 'selectOptions', 'submit', 'upload']);

/** Reads of a page of Playwright that are made once and do not wait. */
const READS = new Set([
  ...['allInnerTexts', 'allTextContents', 'count', 'getAttribute', 'innerText', 'inputValue', 'isChecked'],
  ...['isDisabled', 'isEnabled', 'isVisible', 'textContent', 'url'],
]);

const methodOf = (node) =>
  node?.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee.property.name : undefined;

/** `await user.click(…)`, or a function of the test that presses something: `await press(…)`. */
const isAct = ({ type, expression }) =>
  type === 'ExpressionStatement' &&
  expression.type === 'AwaitExpression' &&
  ACTS.has(methodOf(expression.argument) ?? expression.argument.callee?.name);

/** `toEqual([])` */
const isEmptyList = ([one]) => one?.type === 'ArrayExpression' && one.elements.length === 0;

/** The call `expect(…)` that a statement starts with, and whether it says that something is not there. */
function expectOf({ type, expression }) {
  if (type !== 'ExpressionStatement') return undefined;
  let isNegative = expression.type === 'CallExpression' && isEmptyList(expression.arguments);
  let node = expression;
  while (node.type === 'CallExpression' || node.type === 'MemberExpression') {
    if (node.type === 'MemberExpression') {
      isNegative ||= ['not', 'toBeNull'].includes(node.property.name);
      node = node.object;
    } else if (node.callee.name === 'expect') return { call: node, isNegative };
    else node = node.callee;
  }
  return undefined;
}

/**
 * What an act leads to is awaited: a test that compares at once passes on one machine and fails on another. What must not happen cannot
 * be awaited, so `not`, `toBeNull` and `toEqual([])` are left out, as is what is read with `await`. A read of a browser's page waits in a matcher,
 * and what takes the focus is shown before.
 */
module.exports = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: {
      act: 'Wait for what the act leads to: await waitFor(() => expect(…)), or findBy….',
      focus: 'A hidden element takes no focus, and Playwright does not wait. Use focusOn(target).',
      read: 'This reads the page once. Use a matcher that waits: await expect(locator).toHaveText(…), expect.poll(…).',
    },
  },
  create(context) {
    const path = context.filename.replaceAll('\\', '/');
    const inBrowser = /(^|\/)e2e\//.test(path);
    const text = context.sourceCode;
    const checkAfterActs = ({ body }) => {
      let follows = false;
      for (const statement of body) {
        const found = expectOf(statement);
        if (!found) follows = isAct(statement);
        else if (follows && !found.isNegative && !/\bawait\b/.test(text.getText(statement))) {
          const { expression } = statement;
          context.report({
            node: statement,
            messageId: 'act',
            fix: (fixer) => fixer.replaceText(expression, `await waitFor(() => ${text.getText(expression)})`),
          });
        }
      }
    };
    const checkCall = (node) => {
      const {
        callee,
        arguments: [argument],
      } = node;
      if (methodOf(node) === 'focus' && !path.endsWith('/focus-on.ts')) context.report({ node, messageId: 'focus' });
      if (callee.name !== 'expect' || !argument) return;
      const read = argument.type === 'AwaitExpression' ? argument.argument : argument;
      const isOnce =
        READS.has(methodOf(read)) || (read.type === 'MemberExpression' && /\.url\(\)/.test(text.getText(read)));
      if (isOnce) context.report({ node: argument, messageId: 'read' });
    };
    return inBrowser ? { CallExpression: checkCall } : { BlockStatement: checkAfterActs };
  },
};
