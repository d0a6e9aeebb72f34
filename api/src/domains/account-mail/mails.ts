import { BRAND } from 'mf-shared/brand';
import { RESET_MINUTES, VERIFY_HOURS } from 'mf-shared/contracts/account-mail';
import { REJECTED_DAYS } from 'mf-shared/contracts/admin';
import { CORRECTION_LINK_DAYS, CORRECTION_MISSED } from 'mf-shared/contracts/corrections';
import { APPEAL_DAYS } from 'mf-shared/contracts/removals';
import type { LoginRole } from '../../auth/accounts.ts';
import type { Config } from '../../config.ts';
import { siteUrl } from '../../http/site-url.ts';
import type { Mail } from '../../providers/mail/index.ts';
import { type Letter, letter } from '../../providers/mail/letter.ts';

/** `id` identifies the mail to mailboxes. */
type Head = { config: Config; id: string; to: string; name: string; role: LoginRole };

const NOT_ME =
  'Bu isteği siz yapmadıysanız bir şey yapmanız gerekmez; bağlantıya tıklanmadıkça hiçbir şey değişmez.';

const mail = ({ config, id, to, name }: Head, subject: string, parts: Omit<Letter, 'name'>): Mail => ({
  to,
  subject: `${BRAND}: ${subject}`,
  ...letter({ name, ...parts }),
  messageId: `<${id}@${new URL(siteUrl(config, '/')).hostname}>`,
});

const linkTo = ({ config }: Head, page: string, token: string) => siteUrl(config, `${page}?token=${token}`);

/** Lets the reader set another password. */
export const resetMail = (head: Head, token: string): Mail =>
  mail(head, 'Yeni şifrenizi belirleyin', {
    paragraphs: [
      'Hesabınız için yeni bir şifre istendi. Aşağıdaki bağlantıyla yeni şifrenizi belirleyebilirsiniz.',
    ],
    action: { label: 'Yeni şifre belirle', href: linkTo(head, '/reset-password', token) },
    notes: [
      {
        text: `Bağlantı ${RESET_MINUTES} dakika ve bir kez geçerlidir; yenisini isterseniz eskisi çalışmaz.`,
      },
      { text: NOT_ME },
    ],
  });

/** Verifies the address that an account was created with. */
export const verifyMail = (head: Head, token: string): Mail =>
  mail(head, 'E-posta adresinizi doğrulayın', {
    paragraphs: [
      `${BRAND} hesabınız hazır. Aşağıdaki bağlantıyla bu adresin sizin olduğunu doğrulayın; istek ve mesaj sınırlarınız kalkar, haberler size e-postayla da gelir.`,
    ],
    action: { label: 'Adresimi doğrula', href: linkTo(head, '/verify-email', token) },
    notes: [
      { text: `Bağlantı ${VERIFY_HOURS} saat geçerlidir.` },
      {
        text: `${BRAND} hesabı açmadıysanız bu e-postayı silebilirsiniz; doğrulanmayan adrese başka e-posta gelmez.`,
      },
    ],
  });

/** Verifies an address that is to replace the old one. */
export const changeMail = (head: Head, token: string): Mail =>
  mail(head, 'Yeni e-posta adresinizi doğrulayın', {
    paragraphs: [
      `${BRAND} hesabınızın e-posta adresi bununla değiştirilmek istendi. Aşağıdaki bağlantıya tıkladığınızda artık bu adresle giriş yaparsınız.`,
    ],
    action: { label: 'Yeni adresimi doğrula', href: linkTo(head, '/verify-email', token) },
    notes: [{ text: `Bağlantı ${VERIFY_HOURS} saat geçerlidir.` }, { text: NOT_ME }],
  });

/** Tells the owner of an address that another account asked for it. Only the owner reads this. */
export const takenMail = (head: Head): Mail =>
  mail(head, 'Bu adresle zaten bir hesap var', {
    paragraphs: [
      `Bir ${BRAND} hesabının e-posta adresi bununla değiştirilmek istendi, ama bu adresle zaten bir hesap var; hiçbir şey değişmedi.`,
      'İsteği siz yaptıysanız o hesapla giriş yapın ya da şifrenizi yenileyin; öteki hesap için başka bir adres seçin.',
    ],
    action: { label: 'Giriş yap', href: siteUrl(head.config, `/login-${head.role}`) },
    notes: [{ text: 'Siz istemediyseniz bir şey yapmanız gerekmez.' }],
  });

/** Tells the old address that `asked` is to replace it. */
export const noticeMail = (head: Head, asked: string): Mail =>
  mail(head, 'E-posta adresiniz değiştirilmek isteniyor', {
    paragraphs: [
      `Hesabınızın e-posta adresi ${asked} ile değiştirilmek istendi. Yeni adres doğrulanınca bu adresle giriş yapılamaz.`,
      'Bu isteği siz yapmadıysanız biri şifrenizi biliyor demektir: hemen yeni bir şifre belirleyin. Şifreniz değişince bekleyen adres değişikliği de iptal olur.',
    ],
    action: { label: 'Şifremi yenile', href: siteUrl(head.config, `/forgot-password?role=${head.role}`) },
    notes: [{ text: 'İsteği siz yaptıysanız bir şey yapmanız gerekmez.' }],
  });

/** Tells the owner of an account what an admin did with it. */
export const deskMail = (head: Head, text: string): Mail =>
  mail(head, 'Hesabınız hakkında', {
    paragraphs: text.split('\n'),
    action: { label: 'Bize yazın', href: siteUrl(head.config, '/support') },
    notes: [{ text: 'Bir yanlışlık olduğunu düşünüyorsanız bize yazın.' }],
  });

/** Tells the owner of an account that it was suspended, with the link to appeal. */
export const suspendedMail = (head: Head, text: string, token: string): Mail =>
  mail(head, 'Hesabınız askıya alındı', {
    paragraphs: text.split('\n'),
    action: { label: 'İtiraz et', href: linkTo(head, '/suspension', token) },
    notes: [
      {
        text: `Bağlantı ${APPEAL_DAYS} gün geçerlidir. İtirazınızı kararı vermeyen bir yönetici inceler; bir kez itiraz edebilirsiniz.`,
      },
    ],
  });

/**
 * Tells the person who registered a venue what to correct. The link of a token opens the form; without one the login
 * does.
 */
export const correctionMail = (head: Head, text: string, token: string | null): Mail => {
  const why = 'Başvurunuzu inceledik. Onaylayabilmemiz için bir düzeltmeye ihtiyacımız var:';
  return toForm(head, 'Başvurunuzda düzeltme gerekiyor', { paragraphs: [why, ...text.split('\n')], token });
};

/** Reminds of a correction that never came; `text` says what was asked and when the application ends. */
export const reminderMail = (head: Head, text: string, token: string | null): Mail =>
  toForm(head, 'Başvurunuz düzeltmenizi bekliyor', { paragraphs: text.split('\n'), token });

type Said = { paragraphs: string[]; token: string | null };

const toForm = (head: Head, subject: string, { paragraphs, token }: Said): Mail =>
  mail(head, subject, {
    paragraphs: [
      ...paragraphs,
      token
        ? 'Aşağıdaki bağlantıda bilgilerinizi hazır bulacaksınız; düzeltip yeniden göndermeniz yeterli.'
        : 'İşletme girişinde bilgilerinizi hazır bulacaksınız; düzeltip yeniden göndermeniz yeterli.',
    ],
    action: token
      ? { label: 'Başvurumu düzelt', href: linkTo(head, '/correct-application', token) }
      : { label: 'İşletme girişi', href: siteUrl(head.config, '/login-business') },
    notes: token
      ? [
          {
            text: `Bağlantı ${CORRECTION_LINK_DAYS} gün geçerlidir. Sonra da işletme girişinden başvurunuza ulaşabilirsiniz.`,
          },
        ]
      : [],
  });

/** Tells the person who registered a venue that an admin rejected it. */
export const rejectedMail = (head: Head, reason: string): Mail =>
  toRegister(head, ['Başvurunuzu inceledik, ne yazık ki onaylayamadık.', `Gerekçe: “${reason}”`]);

/** Tells the person who registered a venue that the application ended without the correction. */
export const missedMail = (head: Head): Mail =>
  toRegister(head, [`İşletme başvurunuz kapandı. ${CORRECTION_MISSED}`]);

const toRegister = (head: Head, why: string[]): Mail =>
  mail(head, 'İşletme başvurunuz hakkında', {
    paragraphs: [...why, 'Bilgilerinizi düzelterek aynı e-posta adresiyle yeniden başvurabilirsiniz.'],
    action: { label: 'Yeniden başvur', href: siteUrl(head.config, '/register-business') },
    notes: [{ text: `Gönderdiğiniz bilgiler ve fotoğraflar ${REJECTED_DAYS} gün sonra silinir.` }],
  });
