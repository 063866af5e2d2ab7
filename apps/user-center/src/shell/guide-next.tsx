import { Card, Text, TextLink } from '@portal/ui';
import { CardLines } from '../shared/records/card-lines';
import { useInstallation } from '../shared/browser/installation';

/** Links for the customer once the four steps are done. */
export function GuideNext() {
  const { siteOrigin } = useInstallation();
  const ways = [
    { href: `${siteOrigin}/download`, title: '下载 MT5', text: '电脑与手机均可使用。' },
    { href: `${siteOrigin}/mt5Tutorial`, title: 'MT5 教程', text: '登录、下单与风险设置，一步步来。' },
    { href: '/user-center/acctInfo', title: '账户总览', text: '查看净值、保证金与账户级别。' },
  ];
  return (
    <Card title="接下来">
      <CardLines>
        {ways.map(({ href, title, text }) => (
          <li key={href}>
            <TextLink href={href}>{title}</TextLink>
            <Text as="p" data-size={14} data-tone="soft">
              {text}
            </Text>
          </li>
        ))}
      </CardLines>
    </Card>
  );
}
