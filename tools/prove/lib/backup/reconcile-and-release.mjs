import { least, most } from '../figures.mjs';
import { calls, testkit } from '../production/people.mjs';
import { step } from '../step.mjs';

const { staff } = calls;
const { waitFor } = testkit;

/**
 * After a restore: reconciliation names what the outside has and the books have lost, two members resolve it, and payouts go on.
 * @param {object} restored
 * @param {(member: object | undefined, ...words: string[]) => Promise<{ok: boolean, output: string}>} restored.run the operator's program
 * @param {(member: object | undefined, ...words: string[]) => Promise<string>} restored.portal the same, which must succeed
 * @param {[object, object]} restored.members two of finance
 * @param {string} restored.lost number of a deposit that the books have lost, with a transfer to MT5
 * @returns {Promise<object[]>} figures
 */
export async function reconcileAndRelease({ run, portal, members, lost }) {
  const [first] = members;
  let output = '';
  const named = (check, subject) =>
    output.split('\n').filter((line) => line.includes(check) && line.includes(subject)).length;
  // The importer runs every minute, and an account that is imported just now is compared the next time.
  const isNamed = async () => {
    ({ output } = await run(first, 'reconcile'));
    return named('platform.ticket', '#') > 0;
  };
  await step('对账，直到列出账本缺少的平台划转', () => waitFor(isNamed, 'the lost transfer', 150_000)).catch(
    () => undefined,
  );
  const stops = async () => (await first.ok(staff.reviews, { kind: 'stop', status: 1 })).list;
  const [stop] = await stops();
  const figures = [
    least('对账列出账本缺少的渠道付款', named('channel.order', lost), 1, ' 笔'),
    least('对账列出账本缺少的平台划转', named('platform.ticket', '#'), 1, ' 笔'),
    least('出金已停止', stop?.subject.cause === 'restored' ? 1 : 0, 1),
  ];
  await step('两位员工处理差异并放行出金', async () => {
    const { list } = await first.ok(staff.reviews, { kind: 'quarantine', status: 1 });
    for (const member of members) {
      await member.stepUp();
      for (const { id } of list) await portal(member, 'approve', 'quarantine', id, '--resolution', 'correct', '--yes');
      await portal(member, 'approve', 'stop', stop.id, '--yes');
    }
  });
  const again = await run(first, 'reconcile');
  return [
    ...figures,
    most('对账仍有的平台差异', again.output.split('\n').filter((line) => line.includes('platform.')).length, 0, ' 处'),
    most('仍停止的出金', (await stops()).length, 0),
  ];
}
