/** How the difference of an account can be resolved. */
export const resolutions = {
  import: { label: '补录', text: '把平台上多出的变动补记到账本' },
  correct: { label: '更正', text: '按平台余额调整账本，差额由公司账户承担' },
  accept: { label: '接受', text: '两边都保持不变，以后核对时扣除这一差额' },
} as const;

export type Resolution = keyof typeof resolutions;
