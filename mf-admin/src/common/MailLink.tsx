/** A link that writes to an address. Where that is too long for its line, it breaks before its domain. */
export function MailLink({ to }: { to: string }) {
  const [name, domain] = to.split('@');
  return (
    <a href={`mailto:${to}`}>
      {name}
      <wbr />@{domain}
    </a>
  );
}
