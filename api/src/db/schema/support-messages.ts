/** What an admin asked about a request, or its writer replied. Ends with the request. */
export type SupportMessageRow = {
  id: string;
  request_id: string;
  /** Null for the writer of the request. */
  admin_id: string | null;
  text: string;
  created_at: number;
};
