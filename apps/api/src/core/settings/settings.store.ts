import { withSettings, type Brand } from '@portal/brand';
import type { SettingName } from '@portal/contract/staff';
import type { Db } from '../../database/database';

/** Values by the name of the setting. */
export type Terms = Readonly<Partial<Record<SettingName, string>>>;

/** What applies now, and what will, oldest first. `announced`: customers are being told of it. */
export interface ApprovedTerms {
  now: Terms;
  later: readonly { from: number; terms: Terms; changeId: string; announced: boolean }[];
}

/** The approved changes of settings. */
export async function readApproved(db: Db): Promise<ApprovedTerms> {
  const { now, later } = await db.row<{
    now: Terms;
    later: { id: number; from: string; terms: Terms; announced: boolean }[];
  }>(
    'settings.approved',
    `select common.settings_at(now()) as now,
            (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'from', from_at, 'terms', terms, 'announced', announced_to is not null)
                                      order by from_at, id), '[]')
             from common.settings_change where status = 2 and from_at > now()) as later`,
  );
  return {
    now,
    later: later.map(({ id, from, terms, announced }) => ({
      from: Date.parse(from),
      terms,
      changeId: String(id),
      announced,
    })),
  };
}

/** What applies at a time, of the approved changes. */
export const termsAt = ({ now, later }: ApprovedTerms, time: number): Terms =>
  Object.assign({}, now, ...later.filter(({ from }) => from <= time).map(({ terms }) => terms)) as Terms;

/** The brand as it applies until a time. */
export const brandBefore = (own: Brand, approved: ApprovedTerms, time: number): Brand =>
  withSettings(own, termsAt(approved, time - 1));
