/** The last word of a money field's name, as the contract spells them. */
const MONEY = new Set([
  ...['amount', 'balance', 'bonus', 'commission', 'credit', 'deposited', 'equity', 'fee', 'margin', 'pending', 'price'],
  ...['profit', 'rate', 'receive', 'reward', 'swap', 'withdrawable', 'money'],
]);

/** Whole names that end in a money word but are not money. */
const NOT_MONEY = new Set(['winRate', 'frameRate', 'sampleRate']);

/** Currencies that may follow the money word, as in receiveCny. */
const CURRENCY = new Set(['cny', 'usd', 'usdt']);
const WHOLE = new Set(['minDeposit', 'maxDeposit', 'freeMargin', 'free_margin', 'usedToday']);

function isMoneyName(name) {
  if (NOT_MONEY.has(name)) return false;
  if (WHOLE.has(name)) return true;
  const words = name.split(/_|(?=[A-Z])/).map((word) => word.toLowerCase());
  if (CURRENCY.has(words.at(-1))) words.pop();
  return MONEY.has(words.at(-1));
}

/** The name an expression is known by: `draft.payAmount`, `draft['fee']`, `balance!`, `amount as string`. */
function nameOf(node) {
  switch (node?.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return node.computed ? (node.property.type === 'Literal' ? String(node.property.value) : '') : node.property.name;
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return nameOf(node.expression);
    case 'LogicalExpression':
      return nameOf(node.left);
    default:
      return '';
  }
}

const MAKERS = new Set(['Number', 'parseFloat', 'parseInt']);

/** Money is a decimal string in the API and an integer of minor units inside. A float loses cents silently. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      float: 'Money "{{name}}" becomes a float: parse it into minor units (@portal/rules), format it from them.',
    },
  },
  create(context) {
    const check = (node, argument) => {
      const name = nameOf(argument);
      if (name && isMoneyName(name)) context.report({ node, messageId: 'float', data: { name } });
    };
    return {
      CallExpression(node) {
        const { callee } = node;
        const maker =
          callee.type === 'MemberExpression' && callee.object.name === 'Number' ? callee.property.name : callee.name;
        if (MAKERS.has(maker)) check(node, node.arguments[0]);
      },
      UnaryExpression(node) {
        if (node.operator === '+') check(node, node.argument);
      },
    };
  },
};
