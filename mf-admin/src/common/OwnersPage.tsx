import { EmptyState } from 'mf-shared/ui/EmptyState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import type { ReactNode } from 'react';
import page from './Page.module.css';
import { useIsOwner } from './useIsOwner.ts';

type Props = {
  title: string;
  lead: string;
  /** What other admins can do instead. */
  otherwise: string;
  children: ReactNode;
};

/** A page for owners of the platform; the API refuses what is on it to other admins. */
export function OwnersPage({ title, lead, otherwise, children }: Props) {
  const isOwner = useIsOwner();
  useDocumentTitle(title);
  return (
    <>
      <PageHeader title={title} lead={lead} art="corner" />
      <div className={page.page}>
        {isOwner ? (
          children
        ) : (
          <EmptyState title="Bu sayfa platform sahiplerine açık.">{otherwise}</EmptyState>
        )}
      </div>
    </>
  );
}
