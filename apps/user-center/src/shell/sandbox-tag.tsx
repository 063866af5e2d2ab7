import { useGetCommonConfigQuery } from '@portal/api-client/common';
import { Tag } from '@portal/ui';

/** Says that every external party is played by a simulator here. */
export function SandboxTag() {
  const { data } = useGetCommonConfigQuery();
  return data?.mode === 'sandbox' ? <Tag tone="warn">模拟环境</Tag> : null;
}
