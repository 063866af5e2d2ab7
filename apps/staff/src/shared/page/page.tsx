import { styled, TextLink, TitleText } from '@portal/ui';
import { useEffect, type ReactNode } from 'react';
import { useInstallation } from '../browser/installation';

type Props = {
  title: string;
  /** Beside the title: a count, a status. */
  note?: ReactNode;
  actions?: ReactNode;
  back?: { href: string; label: string };
  children: ReactNode;
};

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding-block: 12px;

  h1 {
    font-size: var(--text-20);
  }
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-inline-start: auto;
  }
  > a {
    font-size: var(--text-14);
  }
`;

const Whole = styled.div`
  padding: 0 16px 16px;

  @media (min-width: 900px) {
    padding-inline: 24px;
  }
`;

/** A page of the back office: the document's title, the one h1 with the page's actions, the content. */
export function Page({ title, note, actions, back, children }: Props) {
  const { brand } = useInstallation();
  useEffect(() => {
    document.title = `${title} - ${brand.shortName} 后台`;
  }, [title, brand]);
  return (
    <Whole>
      <Head>
        {back && <TextLink href={back.href}>{`‹ ${back.label}`}</TextLink>}
        <h1>
          <TitleText>{title}</TitleText>
        </h1>
        {note}
        {actions && <div data-part="actions">{actions}</div>}
      </Head>
      {children}
    </Whole>
  );
}
