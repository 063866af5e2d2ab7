/** The sandbox's staff members: one role each, so that two-person rules and permissions can be seen. */
export const demoStaff = [
  { email: 'anna@staff.localhost', name: '安娜', role: 'administrator', title: '管理员' },
  { email: 'bowen@staff.localhost', name: '博文', role: 'finance', title: '财务' },
  { email: 'chen@staff.localhost', name: '陈晨', role: 'compliance', title: '合规' },
] as const;

export const demoStaffPassword = 'Sandbox-Staff-2026';
