const matches = (mask: string, group: string) => {
  const parts = mask.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(group);
};

/** @param masks as the trading platform reads them: `*` stands for any characters, `!` excludes, for example `real\\*,!real\\test*` */
export function isInGroups(masks: string, group: string): boolean {
  const all = masks.split(',');
  const excluded = all.filter((mask) => mask.startsWith('!')).map((mask) => mask.slice(1));
  return (
    all.some((mask) => !mask.startsWith('!') && matches(mask, group)) && !excluded.some((mask) => matches(mask, group))
  );
}
