export type LegalPath =
  | '/terms-of-service'
  | '/privacy-policy'
  | '/business-service'
  | '/service-info'
  | '/mesafeli-satis-sozlesmesi'
  | '/delivery-return';

/** All legal and information pages, in display order. */
export const LEGAL_DOCUMENTS: readonly { path: LegalPath; title: string }[] = [
  { path: '/terms-of-service', title: 'Kullanım Koşulları' },
  { path: '/privacy-policy', title: 'Gizlilik ve KVKK Aydınlatma Metni' },
  { path: '/business-service', title: 'İşletme Hizmeti' },
  { path: '/service-info', title: 'Hizmet ve Fiyat Bilgisi' },
  { path: '/mesafeli-satis-sozlesmesi', title: 'Mesafeli Satış Sözleşmesi' },
  { path: '/delivery-return', title: 'Teslimat ve İade' },
];
