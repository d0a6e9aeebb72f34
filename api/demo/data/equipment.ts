/** What a venue offers beside its pitches, as its owner would write it. */
export const EQUIPMENT = [
  'Duş ve soyunma odası, ücretsiz otopark, krampon ve eldiven kiralama, kafeterya',
  'Sıcak su, kilitli dolap, yelek ve top ücretsizdir. Otopark vardır.',
  'Soyunma odası, duş, mescit, çay ocağı, 40 araçlık otopark',
  'Krampon kiralama (36-45 numara), kaleci eldiveni, yelek, maç topu',
  'LED aydınlatma, maç kaydı için kamera, tribün, kafeterya, duş',
  'Kapalı tribün, büfe, duş, engelli tuvaleti, otopark',
  'Yeni nesil çim, sıcak duş, saç kurutma makinesi, havlu, kafeterya',
  'Ücretsiz top ve yelek, soyunma odası, çocuk oyun alanı, otopark',
  'Maç videosu, hakem talebi (ücretli), duş, soyunma dolabı, büfe',
  'Duş, soyunma odası, kantin. Servis için arayın.',
  'Isıtmalı soyunma odası, 24 saat sıcak su, geniş otopark, kablosuz internet',
  'Krampon, tekmelik ve eldiven kiralanır. Kafeteryada tost ve çay bulunur.',
  '',
] as const;
