/** The sandbox's demo staff, as the gateway adds them. Their password is public because a sandbox holds nobody's money. */
export const demoMembers = [
  { email: 'anna@staff.localhost', title: '安娜，管理员' },
  { email: 'dan@staff.localhost', title: '丹宁，管理员' },
  { email: 'bowen@staff.localhost', title: '博文，财务' },
  { email: 'ella@staff.localhost', title: '艾拉，财务' },
  { email: 'chen@staff.localhost', title: '陈晨，合规' },
] as const;

export const demoPassword = 'Sandbox-Staff-2026';
