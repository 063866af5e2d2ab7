import { ArrowLeftRightIcon, ArrowUpRightIcon, BanknoteIcon, CreditCardIcon, Icon, LinkButton } from '@portal/ui';
import { styled } from 'styled-components';
import { useInstallation } from '../shared/browser/installation';
import { tradeHref } from '../shared/accounts/trade-href';

const Acts = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 132px));
  gap: 8px;

  > * {
    padding-inline: 8px;
  }
  @media (max-width: 639.98px) {
    grid-template-columns: repeat(4, 1fr);

    > * {
      flex-direction: column;
      gap: 2px;
      height: 64px;
      font-size: var(--text-14);
    }
  }
`;

/** The four acts of the overview, the deposit first. */
export function OverviewActs() {
  const installation = useInstallation();
  const acts = [
    { href: '/user-center/assets/deposit', label: '入金', icon: CreditCardIcon },
    { href: '/user-center/assets/withdraw', label: '出金', icon: BanknoteIcon },
    { href: '/user-center/assets/transfer', label: '转账', icon: ArrowLeftRightIcon },
    { href: tradeHref(installation), label: '交易', icon: ArrowUpRightIcon },
  ];
  return (
    <Acts>
      {acts.map(({ href, label, icon }, n) => (
        <LinkButton key={href} href={href} tone={n === 0 ? 'primary' : undefined}>
          <Icon of={icon} size={20} />
          {label}
        </LinkButton>
      ))}
    </Acts>
  );
}
