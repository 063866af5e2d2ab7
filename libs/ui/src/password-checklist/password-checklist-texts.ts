export const passwordChecklistTexts = {
  label: (count: number, total: number) => `密码要求，已满足 ${count} 项，共 ${total} 项`,
  met: '，已满足',
  unmet: '，未满足',
};
