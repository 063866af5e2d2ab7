import type { ListedClosing } from '@portal/contract/staff';
import type { Tone } from '@portal/ui';

export const closingStates: Readonly<Record<ListedClosing['state'], { label: string; tone: Tone }>> = {
  open: { label: '待办理', tone: 'info' },
  cancelled: { label: '客户已撤回', tone: 'plain' },
  refused: { label: '已拒绝', tone: 'danger' },
  closed: { label: '已注销', tone: 'ok' },
};
