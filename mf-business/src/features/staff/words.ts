import { STAFF_ROLES, type StaffRole } from 'mf-shared/contracts/staff';

type Words = { name: string; text: string };

/** Name and rights of each role. */
export const ROLES: Record<StaffRole, Words> = {
  staff: {
    name: 'Görevli',
    text: 'Günlük işleri yürütür: istekleri yanıtlar, telefonla rezervasyon alır, saat kapatır, mesajlaşır. Tabloda saat ücretlerini görür ama değiştiremez; geçmiş saatlere dokunamaz. Geliri, fiyat kurallarını, ayarları ve ödemeyi görmez.',
  },
  manager: {
    name: 'Yönetici',
    text: 'Sizin yapabildiğiniz her şeyi yapar: gelir, fiyatlar, ayarlar ve ödeme de açıktır. Yalnızca ekibi yönetemez.',
  },
};

export const ROLE_OPTIONS = [...STAFF_ROLES].reverse().map((value) => ({ value, ...ROLES[value] }));
