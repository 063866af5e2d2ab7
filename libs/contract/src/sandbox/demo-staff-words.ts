/** The sandbox's staff members: so that permissions and acts of two people can be seen. A role has two, for acts of two of the same. */
export const demoStaff = [
  { email: 'anna@staff.localhost', name: '安娜', role: 'administrator', title: '管理员' },
  { email: 'dan@staff.localhost', name: '丹宁', role: 'administrator', title: '管理员' },
  { email: 'bowen@staff.localhost', name: '博文', role: 'finance', title: '财务' },
  { email: 'ella@staff.localhost', name: '艾拉', role: 'finance', title: '财务' },
  { email: 'chen@staff.localhost', name: '陈晨', role: 'compliance', title: '合规' },
  { email: 'fang@staff.localhost', name: '方宁', role: 'compliance', title: '合规' },
] as const;

/** Public, because a sandbox holds nobody's money. */
export const demoStaffPassword = 'Sandbox-Staff-2026';
