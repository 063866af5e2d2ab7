import { PageHeading, type PageHeadingProps } from '@portal/ui';
import { useEffect, type ReactNode } from 'react';
import { firstPage } from './first-page';
import { useInstallation } from '../browser/installation';

type Props = Omit<PageHeadingProps, 'title'> & {
  title: string;
  /** For the document's description. */
  description: string;
  children: ReactNode;
};

/** A page of the user centre: the document's title and description, the one h1, the content. */
export function Page({ title, description, children, ...heading }: Props) {
  const { brand } = useInstallation();
  useEffect(() => {
    document.title = `${title} - ${brand.name}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description, brand]);
  useEffect(() => firstPage.shown(), []);
  return (
    <>
      <PageHeading title={title} {...heading} />
      {children}
    </>
  );
}
