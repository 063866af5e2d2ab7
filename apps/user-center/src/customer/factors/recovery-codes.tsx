import { Button, Copy, Notice, Row, Stack, styled } from '@portal/ui';
import { saveFile } from '../../shared/records/save-file';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(144px, 1fr));
  gap: 8px 16px;
  margin: 0;
  padding: 16px;
  border-radius: var(--radius);
  background: var(--sunken);
  font-family: monospace;
  list-style: none;
`;

/** New recovery codes, which the customer has to store now. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');
  return (
    <Stack data-gap={4}>
      <Notice tone="warn" title="请立即保存恢复码">
        手机或通行密钥不在身边时，可用恢复码代替，每个只能使用一次。关闭后不再显示。
      </Notice>
      <Codes aria-label="恢复码">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row data-gap={2}>
        <Copy value={text} label="复制恢复码" />
        <Button
          size="small"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          下载
        </Button>
      </Row>
      <Button tone="primary" wide onClick={onDone}>
        已保存
      </Button>
    </Stack>
  );
}
