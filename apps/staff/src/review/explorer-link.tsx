import { Copy, Stack, TextLink } from '@portal/ui';
import { useInstallation } from '../shared/browser/installation';
import { explorerAddress } from './explorer-address';

/** The hash of a coin payout, with the link to the block explorer that the brand has set for the network. */
export function ExplorerLink({ chain, hash }: { chain: string; hash: string }) {
  const { brand, sandbox } = useInstallation();
  const address = explorerAddress(brand.explorers, chain, hash);
  return (
    <Stack data-gap={1}>
      <span>{hash}</span>
      <span>
        <Copy value={hash} label="复制交易哈希" />
      </span>
      {address && (
        <TextLink href={address} beside>
          {sandbox ? '在区块浏览器中查看（模拟交易，链上查不到）' : '在区块浏览器中查看（新窗口）'}
        </TextLink>
      )}
    </Stack>
  );
}
