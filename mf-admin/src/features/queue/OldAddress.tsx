import { Navigate } from 'react-router-dom';

/** Leads from the address of the support requests to the queue that took their place. */
export const OldAddress = () => <Navigate to="/admin/queue?kind=support" replace />;
