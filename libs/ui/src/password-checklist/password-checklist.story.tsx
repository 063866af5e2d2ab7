import { PasswordChecklist } from './password-checklist';

export const Half = () => (
  <PasswordChecklist
    checklist={{
      count: 1,
      total: 2,
      criteria: [
        { id: 'length', label: '8 至 16 个字符', met: true },
        { id: 'digit', label: '至少一个数字', met: false },
      ],
    }}
  />
);
