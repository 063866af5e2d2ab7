import { demoStaff, demoStaffPassword } from '@portal/contract/sandbox';
import { Button, Copy, Notice, Row, Stack, Text } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useDemoCode } from './use-demo-code';

type Props = {
  /** The member whose password was right. */
  chosen: string | undefined;
  onChoose: (email: string) => void;
};

/** In the sandbox: the demo members, their password, and the present code of the one who is signing in. */
export function SandboxMembers({ chosen, onChoose }: Props) {
  const read = useDemoCode();
  const [code, setCode] = useState<{ code: string; waitSeconds: number }>();
  useEffect(() => {
    if (!chosen) return;
    let current = true;
    const load = () => void read(chosen).then((found) => current && setCode(found));
    load();
    const timer = setInterval(load, 5000);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [chosen, read]);
  return (
    <Notice tone="info" title="模拟环境的演示员工">
      <Stack data-gap={2}>
        {demoStaff.map(({ email, name, title }) => (
          <Row key={email} data-gap={2} data-justify="between">
            <Text data-size={14}>{`${name}，${title} ${email}`}</Text>
            <Button size="small" onClick={() => onChoose(email)} aria-label={`使用 ${name}，${title}`}>
              使用
            </Button>
          </Row>
        ))}
        <Row data-gap={2}>
          <Text data-size={14}>{`密码 ${demoStaffPassword}`}</Text>
        </Row>
        {chosen && code && (
          <Row data-gap={2}>
            <Text data-size={14}>
              {code.waitSeconds > 0
                ? `下一个验证码 ${code.code}，${code.waitSeconds} 秒后可用`
                : `当前验证码 ${code.code}`}
            </Text>
            <Copy value={code.code} label="复制验证码" />
          </Row>
        )}
      </Stack>
    </Notice>
  );
}
