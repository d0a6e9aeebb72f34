const words = (text: string): string[] => text.trim().split(/\s+/);

export const MEN = words(`
  Ahmet Mehmet Mustafa Ali Hüseyin Emre Burak Murat Serkan Onur Kerem Efe Yiğit Barış Tolga Volkan Cem Can
  Umut Arda Kaan Berk Oğuz Okan Sinan Hakan Gökhan Furkan Enes Yusuf İbrahim Ömer Halil Ozan Alper Erdem
  İlker Levent Selim Tarık Uğur Caner Doruk Batuhan Ege Koray Rıza Şahin Taner Ümit Çağrı Çınar Özgür Kadir
  Salih Fatih Metin Cihan Baran Azad Temel Dursun İsmail Bora Eren Görkem Mert Sarp Utku Tuna Yavuz Zafer`);

export const WOMEN = words(`
  Zeynep Elif Ayşe Merve Büşra Esra Gizem Selin Ece İrem Derya Pınar Gamze Tuğçe Melis Ceren Nazlı Sude Şevval
  Özge Yağmur Defne Beril Hande`);

export const SURNAMES = words(`
  Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç
  Kurt Özkan Şimşek Polat Korkmaz Erdoğan Güneş Aksoy Bulut Ünal Acar Taş Güler Bozkurt Duman Işık Ateş Tekin
  Uçar Keskin Sönmez Avcı Karaca Tunç Sezer Erdem Turan Güngör Coşkun Soylu Ergin İnce Çakır Balcı Toprak
  Karadağ Uysal Başaran Akın Durmaz Ekinci Gündüz Özer Sarı Yavuz Oral Tuncer Ağaoğlu Bayram Ceylan Deniz`);

/** Amateur teams as their players call them. */
export const TEAMS = [
  'Mahalle Gücü',
  'Yıldızlar',
  'Gece Kartalları',
  'Cuma Takımı',
  'Pas Ustaları',
  'Doksana Takanlar',
  'Yeşil Saha FK',
  'Kuzeyin Oğulları',
  'Çarşı İçi Spor',
  'Emektarlar',
  'Liman İşi',
  'Üçüncü Devre',
  'Sanayi Gençlik',
  'Fırtına 61',
  'Bozkır Aslanları',
  'Kampüs United',
  'Köşe Gönderi',
  'Bitmeyen Uzatma',
  'Kramponsuzlar',
  'Direkten Dönenler',
  'Çimento Spor',
  'Akşam Postası',
  'Son Düdük',
  'Veteranlar 35',
] as const;
