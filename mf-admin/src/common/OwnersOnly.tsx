import { EmptyState } from 'mf-shared/ui/EmptyState';
import type { ReactNode } from 'react';
import { useIsOwner } from './useIsOwner.ts';

type Props = {
  /** What other admins can do instead. */
  otherwise: string;
  children: ReactNode;
};

/** A part for owners of the platform; the API refuses it to other admins. */
export const OwnersOnly = ({ otherwise, children }: Props) =>
  useIsOwner() ? children : <EmptyState title="Bu sayfa platform sahiplerine açık.">{otherwise}</EmptyState>;
