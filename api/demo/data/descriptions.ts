/** The known venue's description. */
export const KNOWN_DESCRIPTION =
  'Moda sahilinin hemen üstünde, 2009’dan beri aynı aile işletiyor. Açık iki sahamızın çimi geçen yıl yenilendi; Kapalı Saha yağmurda da oynanır.\n\nMaçtan on beş dakika önce soyunma odanız hazır olur. Yelek ve maç topu bizden, maç sonu çayı da. Otoparkımız ücretsiz, hafta sonu akşamları erken dolar.';

/** First sentences; `{ilce}` is the district, `{saha}` the number of pitches in words. */
export const OPENINGS = [
  '{ilce} ilçesinde {saha} sahayla hizmet veriyoruz.',
  'Mahallenin sahasıyız: {ilce} ilçesinde {saha} saha, tek kapı, bol çay.',
  '{ilce} ilçesinin en çok oynanan sahalarından biriyiz; {saha} sahamız da her akşam ışıl ışıl.',
  'Eski futbolcuların kurduğu, gençlerin doldurduğu bir tesisiz. {ilce} ilçesinde {saha} sahamız var.',
  'On yılı aşkın süredir {ilce} ilçesindeyiz. {saha} sahamızı her sezon başında elden geçiriyoruz.',
  'Ana caddeye iki dakika, gürültüsünden uzak: {ilce} ilçesinde {saha} saha.',
  'İş çıkışı maçlarının adresi. {ilce} ilçesinde {saha} sahamızla haftanın her akşamı açığız.',
  'Ailece işlettiğimiz tesisimizde {saha} saha bulunuyor; {ilce} ilçesine gelen herkesi bekleriz.',
] as const;

export const GROUNDS = [
  'Zeminimiz 50 mm hav yüksekliğinde yeni nesil çim; dolgusu ayağı yormaz, top sekmez.',
  'Çimleri haftada iki kez fırçalıyoruz, su birikintisi oluşmaz.',
  'LED aydınlatmamız sayesinde gece maçında gölge kalmaz.',
  'Yan fileler çift kat, top sokağa kaçmaz.',
  'Kale ağları bu sezon yenilendi, kale önleri her ay doldurulur.',
  'Yan çizgilerde yeterince boşluk var; duvara çarpma derdi olmaz.',
  'Kışın zeminimiz donmaz, yazın akşamları serin olur.',
  'Saha ölçülerimiz geniştir, kanat oynayanlar bilir.',
] as const;

export const SERVICES = [
  'Duşlar yirmi dört saat sıcak, dolaplar kilitlidir.',
  'Maçtan önce arayın, çayınız hazır olsun.',
  'Kaleci eldiveni ve yelek gişeden ücretsiz verilir.',
  'Maç kaydınızı ertesi gün telefonunuza göndeririz.',
  'Otoparkımız tesisin içindedir, araç sınırı yoktur.',
  'Geciken takıma beş dakika bizden, sonrası saatinizden gider.',
  'Okul takımlarına ve kadın takımlarına hafta içi gündüz indirim yapıyoruz.',
  'Yağmur yüzünden oynanamayan saatinizi başka güne taşırız.',
  'Küçükler için kenarda oyun alanımız, bekleyenler için tribünümüz var.',
] as const;
