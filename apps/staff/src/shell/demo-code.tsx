import { Text } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useInstallation } from '../shared/browser/installation';
import { useMe } from '../shared/session/me';
import { useDemoCode } from '../sign-in/use-demo-code';

/** In the sandbox: the present code of the signed-in demo member. */
export function DemoCode() {
  const { sandbox } = useInstallation();
  const { email } = useMe();
  const read = useDemoCode();
  const [text, setText] = useState('');
  useEffect(() => {
    if (!sandbox) return;
    let current = true;
    const load = () =>
      void read(email).then((found) => {
        if (!current || !found) return;
        const wait = found.waitSeconds > 0 ? `，${found.waitSeconds} 秒后可用` : '';
        setText(`模拟环境验证码 ${found.code}${wait}`);
      });
    load();
    const timer = setInterval(load, 3000);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [sandbox, email, read]);
  return text ? (
    <Text data-size={14} data-tone="soft">
      {text}
    </Text>
  ) : null;
}
