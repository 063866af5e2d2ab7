import { textVersions as call } from '@portal/contract/common';
import { textOf, versionsOf } from '../core/consents/consents.store';
import { archiveHref } from '../core/consents/read-consents';
import { handle } from '../http/handler';

export const textVersions = handle(call, async ({ body: { id, hash }, gateway: { db } }) => {
  const [rows, text] = await Promise.all([versionsOf(db, id), hash === undefined ? undefined : textOf(db, hash)]);
  return rows
    .filter((row) => hash === undefined || row.hash === hash)
    .map(({ dated, from_at, until, ...row }) => ({
      ...row,
      dated: dated.toISOString(),
      from: from_at.toISOString(),
      ...(until && { until: until.toISOString() }),
      href: archiveHref(row.hash),
      ...(text && { html: text.html }),
    }));
});
