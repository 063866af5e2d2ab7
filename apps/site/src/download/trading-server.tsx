import { tradingAt } from '@portal/brand';
import { Card, Copy, DefinitionList, LinkButton, Row, Stack, Text } from '@portal/ui';
import { useConfig, useIsSandbox } from '../shared/installation/installation';
import { useBrandPart } from '../shared/installation/use-brand-part';

/** The brand's MT5 server and how to enter it, and the brand's own terminals if it has any. */
export function TradingServer() {
  const mt5 = useBrandPart('mt5');
  const sandbox = useIsSandbox();
  // An absolute URL: the terminal page belongs to the gateway, not to the site's router.
  const config = useConfig();
  const { server, terminals, webTrader } = tradingAt({ mt5 }, sandbox ? 'sandbox' : 'production');
  return (
    <Card title="交易服务器">
      <Stack>
        {server ? (
          <DefinitionList
            items={[
              {
                id: 'server',
                term: '服务器名称',
                value: (
                  <Row data-gap={2} data-justify="end">
                    {server}
                    <Copy value={server} label="复制服务器名称" />
                  </Row>
                ),
              },
            ]}
          />
        ) : (
          <Text as="p">服务器名称请向客服索取。</Text>
        )}
        <Text as="p" data-size={14} data-tone="soft">
          {sandbox
            ? '这是模拟环境的服务器，MetaTrader 5 客户端连接不到它：请在网页上的模拟终端用 MT5 账号与 MT5 交易密码登录。'
            : '电脑：菜单“文件 → 登录到交易账户”，在“服务器”一栏输入上面的名称。手机：“设置 → 新账户”（Android 为“管理账户 → +”），搜索这个名称，再选“登录现有账户”。'}
        </Text>
        {(webTrader || terminals.length > 0) && (
          <Row data-gap={2}>
            {webTrader && (
              <LinkButton href={webTrader.startsWith('/') ? `${config?.siteOrigin ?? ''}${webTrader}` : webTrader}>
                {sandbox ? '打开模拟终端' : '打开网页交易'}
              </LinkButton>
            )}
            {terminals.map(({ kind, name, href }) => (
              <LinkButton key={kind} href={href} beside aria-label={`${name}（新窗口）`}>
                {name}
              </LinkButton>
            ))}
          </Row>
        )}
      </Stack>
    </Card>
  );
}
