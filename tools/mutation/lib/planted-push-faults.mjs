const push = {
  project: 'apps/api',
  patterns: ['src/message/push', 'src/adapters/message/post-push'],
};
const [messages, store] = ['apps/api/src/core/messages', 'apps/api/src/message/push-devices.store.ts'];

/**
 * Faults of web push, as in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const pushFaults = [
  {
    name: 'two push devices at once pass the limit',
    file: store,
    from: ' where id = $1 for no key update',
    to: ' where id = $1',
    tests: push,
  },
  {
    name: 'a push device outlives the end of its session that it meets',
    file: store,
    from: ' and ended_at is null for share',
    to: ' and ended_at is null',
    tests: push,
  },
  {
    name: 'a push device outlives its session',
    file: 'apps/api/database/customer/functions/end-children.sql',
    from: 'delete from message.push_device where session_id = new.id;',
    to: '',
    tests: push,
  },
  {
    name: 'a push goes to a host with one address of the public network',
    file: 'apps/api/src/adapters/message/post-push.ts',
    from: 'found.every(',
    to: 'found.some(',
    tests: push,
  },
  {
    name: 'a push tells what has happened',
    file: `${messages}/push-message.ts`,
    from: "text: fixed === 'security' ? words.notMe : words.open,",
    to: 'text: messageText(lang, brand, { kind, params } as MessageFacts).text,',
    tests: push,
  },
  {
    name: 'a browser that is gone is not forgotten',
    file: `${messages}/push-message.ts`,
    from: 'gone.includes(refused)',
    to: 'false',
    tests: push,
  },
  {
    name: 'a carrier is asked again before it wants to be',
    file: `${messages}/give-to-carrier.ts`,
    from: 'refused?.retryAfter ?? 0',
    to: '0',
    tests: push,
  },
  {
    name: 'a push is a job of the last release too',
    file: 'apps/api/database/message/functions/job-of.sql',
    from: "when 'push' then 'message.push'",
    to: "when 'push' then 'message.send'",
    tests: push,
  },
];
