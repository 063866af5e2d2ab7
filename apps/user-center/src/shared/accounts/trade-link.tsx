import { LinkButton, type LinkButtonProps } from '@portal/ui';
import { useInstallation } from '../browser/installation';
import { tradeHref } from './trade-href';

type Props = Pick<LinkButtonProps, 'tone' | 'size'> & {
  /** The MT5 login to fill in. */
  login?: string;
};

/** `去交易`: the brand's web trader, or the download page if the brand has none. */
export function TradeLink({ login, ...look }: Props) {
  return (
    <LinkButton href={tradeHref(useInstallation(), login)} {...look}>
      去交易
    </LinkButton>
  );
}
