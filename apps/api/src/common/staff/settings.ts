import { settingOf } from '@portal/brand';
import { settingNames, settings as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';

export const settings = handle(call, async ({ gateway: { env, settings: current } }) => ({
  at: new Date().toISOString(),
  rateMoves: current.own.rateMoves,
  noticeDays: env.SETTINGS_NOTICE_DAYS,
  list: settingNames.map((name) => {
    const next = current.later().find(({ terms }) => terms[name] !== undefined);
    return {
      name,
      value: settingOf(current.brand(), name) ?? '',
      original: settingOf(current.own, name) ?? '',
      next: next && {
        value: next.terms[name] ?? '',
        from: new Date(next.from).toISOString(),
        changeId: next.changeId,
      },
    };
  }),
}));
