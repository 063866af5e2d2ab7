import type { Brand } from '@portal/brand';
import { messageText } from '../../core/messages/message-text';
import { checkNotice, worsened } from '../../core/settings/notice';
import { brandBefore, readApproved } from '../../core/settings/settings.store';
import type { Db } from '../../database/database';
import { numberId } from '../../database/number-id';
import { findChange } from './settings-change.store';
import { tellChange, termsMessage, type Act } from './tell-settings.store';

/**
 * Has customers told of every approved change that is worse for them and of which they have not heard. A decision can make a change worse
 * that was none before: 4.00 is a lower fee than 5.00 until the change to 5.00 is withdrawn.
 * @param days of notice
 * @throws staff.settingNotice where such a change would apply earlier
 */
export async function tellWorse(tx: Db, own: Brand, days: number, act: Act): Promise<void> {
  const approved = await readApproved(tx);
  for (const { changeId, from, terms, announced } of approved.later) {
    const before = brandBefore(own, approved, from);
    if (announced || worsened(before, terms).length === 0) continue;
    checkNotice(before, terms, from, days);
    const change = await findChange(tx, numberId(changeId));
    if (!change) continue;
    const params = termsMessage(change);
    const { title, text } = messageText('zh_CN', own, { kind: 'terms.2', params });
    const summary = `自北京时间 ${params.from} 起生效，已以消息通知每一位客户。`;
    await tellChange(tx, changeId, { title: `${title}（自北京时间 ${params.from} 起）`, summary, text }, act);
  }
}
