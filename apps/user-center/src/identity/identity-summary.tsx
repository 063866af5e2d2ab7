import type { IdentityPart } from '@portal/contract/identity';
import { maskName } from '@portal/rules/masks';
import { DateTime, DefinitionList, Notice, Stack } from '@portal/ui';

/** The submitted identity and the result of its review. */
export function IdentitySummary({ identity }: { identity: IdentityPart }) {
  const { status, chineseName, idDocumentNumber, reason, submittedAt } = identity;
  return (
    <Stack>
      {status === 2 && <Notice live>资料已提交，正在审核。页面会自动更新结果，您可以先继续后面的步骤。</Notice>}
      {status === 3 && (
        <Notice tone="danger" title="身份认证未通过">
          {reason ?? '资料与要求不符'}。请修改后重新提交。
        </Notice>
      )}
      {chineseName && (
        <DefinitionList
          items={[
            { id: 'name', term: '真实姓名', value: maskName(chineseName) },
            { id: 'number', term: '身份证号', value: idDocumentNumber ?? '–' },
            { id: 'at', term: '提交时间', value: <DateTime value={submittedAt} show="minute" /> },
          ]}
        />
      )}
    </Stack>
  );
}
