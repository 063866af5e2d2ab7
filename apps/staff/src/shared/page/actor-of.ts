const kinds: Readonly<Record<string, string>> = { staff: '员工', customer: '客户', channel: '渠道', system: '系统' };

/** Who acted, in words: `staff:anna@broker.com` is `员工 anna@broker.com`. */
export function actorOf(actor: string): string {
  const [, kind = '', name = ''] = /^([a-z]+):(.*)$/.exec(actor) ?? [];
  return kind in kinds ? `${kinds[kind] ?? ''} ${name}` : (kinds[actor] ?? actor);
}
