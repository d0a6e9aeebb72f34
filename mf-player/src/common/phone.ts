/** `+905321234567` -> `0532 123 45 67`, the Turkish notation; any other text stays. */
export function formatPhone(phone: string): string {
  const parts = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return parts ? `0${parts[1]} ${parts[2]} ${parts[3]} ${parts[4]}` : phone;
}
