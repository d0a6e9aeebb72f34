/** A venue of the demo data: an invented name at a real place. */
export type VenueSource = {
  city: string;
  name: string;
  street: string;
  district: string;
  lat: number;
  lng: number;
};

/** Name | neighbourhood and street | district | latitude | longitude, below the name of the province. */
const APPROVED = `
# İstanbul
Moda Sahil Halı Saha | Caferağa Mahallesi, Moda Caddesi No: 214 | Kadıköy | 40.9838 | 29.0262
Göztepe Park Arena | Göztepe Mahallesi, Tütüncü Mehmet Efendi Caddesi No: 61 | Kadıköy | 40.9787 | 29.0640
Boğaz Yıldızı Halı Saha | Çengelköy Mahallesi, Kuleli Caddesi No: 18 | Üsküdar | 41.0487 | 29.0668
Ataşehir Gol Kulübü | Küçükbakkalköy Mahallesi, Işıklar Caddesi No: 33 | Ataşehir | 40.9790 | 29.1110
Tepeüstü Spor Tesisleri | İstiklal Mahallesi, Alemdağ Caddesi No: 402 | Ümraniye | 41.0245 | 29.1022
Adalar Manzara Halı Saha | Bağlarbaşı Mahallesi, İnönü Caddesi No: 77 | Maltepe | 40.9385 | 29.1352
Kurtköy Çim Arena | Yenişehir Mahallesi, Osmanlı Bulvarı No: 12 | Pendik | 40.9145 | 29.2960
Levazım Halı Saha | Levazım Mahallesi, Koru Sokağı No: 5 | Beşiktaş | 41.0660 | 29.0190
Feriköy Altıpas | Feriköy Mahallesi, Avukat Caddesi No: 48 | Şişli | 41.0560 | 28.9780
Hamidiye Spor Parkı | Hamidiye Mahallesi, Cendere Caddesi No: 109 | Kağıthane | 41.0905 | 28.9760
İstinye Koru Halı Saha | İstinye Mahallesi, Sarıyer Caddesi No: 91 | Sarıyer | 41.1105 | 29.0490
İncirli On Numara | Kartaltepe Mahallesi, İncirli Caddesi No: 56 | Bakırköy | 40.9905 | 28.8790
Bağcılar Üçgen Saha | Güneşli Mahallesi, Koçman Caddesi No: 24 | Bağcılar | 41.0335 | 28.8245
Beylikdüzü Marmara Arena | Adnan Kahveci Mahallesi, Avrupa Caddesi No: 7 | Beylikdüzü | 40.9965 | 28.6420
Alibeyköy Doksan Dakika | Alibeyköy Mahallesi, Atatürk Caddesi No: 138 | Eyüpsultan | 41.0755 | 28.9450
# Ankara
Ayrancı Halı Saha | Ayrancı Mahallesi, Hoşdere Caddesi No: 165 | Çankaya | 39.8985 | 32.8545
Çayyolu Yeşil Vadi | Ümit Mahallesi, Alacaatlı Caddesi No: 29 | Çankaya | 39.8860 | 32.6900
Etlik Kanat Arena | Etlik Mahallesi, Yunus Emre Caddesi No: 81 | Keçiören | 39.9690 | 32.8410
Batıkent Bozkır Spor | Kardelen Mahallesi, Başkent Bulvarı No: 224 | Yenimahalle | 39.9685 | 32.7270
Natoyolu Son Dakika | Ege Mahallesi, Natoyolu Caddesi No: 310 | Mamak | 39.9090 | 32.9180
Eryaman Göl Halı Saha | Göksu Mahallesi, Selçuklular Caddesi No: 16 | Etimesgut | 39.9865 | 32.6480
# İzmir
Bornova Kampüs Halı Saha | Kazımdirik Mahallesi, Üniversite Caddesi No: 72 | Bornova | 38.4570 | 27.2110
Bostanlı İmbat Arena | Bostanlı Mahallesi, Cemal Gürsel Caddesi No: 540 | Karşıyaka | 38.4585 | 27.0995
Şirinyer Dörtlük | Menderes Caddesi No: 188, Şirinyer | Buca | 38.3915 | 27.1490
Körfez Gol Sahası | Üçkuyular Mahallesi, İnönü Caddesi No: 712 | Konak | 38.4025 | 27.0800
Gaziemir Rüzgâr Spor | Atıfbey Mahallesi, Akçay Caddesi No: 143 | Gaziemir | 38.3230 | 27.1360
Çiğli Gediz Halı Saha | Ataşehir Mahallesi, Anadolu Caddesi No: 780 | Çiğli | 38.4895 | 27.0630
# Bursa
Beşevler Yeşil Arena | Beşevler Mahallesi, Yıldırım Caddesi No: 41 | Nilüfer | 40.2125 | 28.9520
Soğanlı Uludağ Spor | Soğanlı Mahallesi, Hayran Caddesi No: 15 | Osmangazi | 40.2230 | 29.0360
Mimar Sinan Halı Saha | Mimar Sinan Mahallesi, Ankara Yolu Caddesi No: 320 | Yıldırım | 40.1930 | 29.1180
Görükle Öğrenci Ligi | Dumlupınar Mahallesi, Atatürk Caddesi No: 54 | Nilüfer | 40.2265 | 28.8440
# Antalya
Lara Portakal Halı Saha | Fener Mahallesi, Tekelioğlu Caddesi No: 63 | Muratpaşa | 36.8600 | 30.7480
Uncalı Toros Arena | Uncalı Mahallesi, 25. Cadde No: 9 | Konyaaltı | 36.8865 | 30.6430
Varsak Şelale Spor | Varsak Karşıyaka Mahallesi, Süleyman Demirel Bulvarı No: 205 | Kepez | 36.9590 | 30.7140
Oba Kale Halı Saha | Oba Mahallesi, Çevre Yolu Caddesi No: 38 | Alanya | 36.5520 | 32.0380
# Adana
Turgut Özal Halı Saha | Toros Mahallesi, Turgut Özal Bulvarı No: 119 | Çukurova | 37.0480 | 35.2960
Taşköprü Gol Arena | Reşatbey Mahallesi, Fuzuli Caddesi No: 22 | Seyhan | 36.9965 | 35.3235
Serinevler Pamuk Spor | Serinevler Mahallesi, Kozan Yolu Caddesi No: 87 | Yüreğir | 36.9990 | 35.3540
# Konya
Bosna Meydan Halı Saha | Bosna Hersek Mahallesi, Yeni İstanbul Caddesi No: 266 | Selçuklu | 38.0110 | 32.5190
Meram Bağları Spor | Havzan Mahallesi, Yeni Meram Caddesi No: 151 | Meram | 37.8640 | 32.4660
Karatay Pusula Arena | Fevzi Çakmak Mahallesi, Ankara Caddesi No: 44 | Karatay | 37.8985 | 32.5310
# Gaziantep
İbrahimli Fıstık Halı Saha | İbrahimli Mahallesi, Muhsin Yazıcıoğlu Caddesi No: 13 | Şehitkamil | 37.0860 | 37.3330
Karataş Kale Arena | Karataş Mahallesi, Necmettin Erbakan Caddesi No: 70 | Şahinbey | 37.0285 | 37.3630
Alleben Spor Parkı | Değirmiçem Mahallesi, Muammer Aksoy Bulvarı No: 31 | Şehitkamil | 37.0670 | 37.3640
# Kayseri
Köşk Erciyes Arena | Köşk Mahallesi, Sivas Caddesi No: 302 | Melikgazi | 38.7190 | 35.5170
Kocasinan Çifte Saha | Yenişehir Mahallesi, Mustafa Kemal Paşa Bulvarı No: 98 | Kocasinan | 38.7455 | 35.4790
Talas Yukarı Halı Saha | Mevlana Mahallesi, Komando Caddesi No: 27 | Talas | 38.6950 | 35.5470
# Trabzon
Pelitli Karadeniz Arena | Pelitli Mahallesi, Devlet Karayolu Caddesi No: 59 | Ortahisar | 40.9870 | 39.7850
Akçaabat Horon Spor | Dürbinar Mahallesi, İnönü Caddesi No: 84 | Akçaabat | 41.0190 | 39.5680
Yomra Fındık Halı Saha | Kaşüstü Mahallesi, Sahil Caddesi No: 6 | Yomra | 40.9560 | 39.8320
# Samsun
Atakum Sahil Kupası | Mimar Sinan Mahallesi, İsmet İnönü Bulvarı No: 112 | Atakum | 41.3320 | 36.2720
İlkadım Bandırma Spor | Kadıköy Mahallesi, 100. Yıl Bulvarı No: 240 | İlkadım | 41.2820 | 36.3270
Canik Tepe Halı Saha | Yavuz Selim Mahallesi, Cumhuriyet Caddesi No: 35 | Canik | 41.2640 | 36.3560
# Eskişehir
Batıkent Porsuk Arena | Batıkent Mahallesi, Yunus Emre Caddesi No: 47 | Tepebaşı | 39.7900 | 30.4840
Vişnelik Halı Saha | Vişnelik Mahallesi, Atatürk Bulvarı No: 128 | Odunpazarı | 39.7650 | 30.5050
Şirintepe Gece Ligi | Şirintepe Mahallesi, Fatih Caddesi No: 19 | Tepebaşı | 39.7935 | 30.5090
# Diyarbakır
Diclekent Sur Arena | Diclekent Mahallesi, Diclekent Bulvarı No: 76 | Kayapınar | 37.9330 | 40.1790
Bağlar Karpuz Halı Saha | Bağcılar Mahallesi, Urfa Bulvarı No: 153 | Bağlar | 37.9080 | 40.1830
# Kocaeli
Yahyakaptan Halı Saha | Yahyakaptan Mahallesi, Kandıra Yolu Caddesi No: 40 | İzmit | 40.7690 | 29.9640
Gebze Tersane Spor | Osman Yılmaz Mahallesi, İstanbul Caddesi No: 66 | Gebze | 40.8005 | 29.4370
Gölcük Liman Arena | Merkez Mahallesi, Amiral Sağlam Caddesi No: 21 | Gölcük | 40.7170 | 29.8240
# Mersin
Pozcu Narenciye Arena | Güvenevler Mahallesi, 18. Cadde No: 34 | Yenişehir | 36.7885 | 34.5860
Mezitli Akdeniz Halı Saha | Merkez Mahallesi, Gazi Mustafa Kemal Bulvarı No: 611 | Mezitli | 36.7570 | 34.5400
# Muğla
Konacık Yarımada Arena | Konacık Mahallesi, Atatürk Bulvarı No: 172 | Bodrum | 37.0510 | 27.4010
Fethiye Likya Halı Saha | Taşyaka Mahallesi, Baha Şıkman Caddesi No: 58 | Fethiye | 36.6430 | 29.1300
Menteşe Çınar Spor | Orhaniye Mahallesi, Zübeyde Hanım Caddesi No: 11 | Menteşe | 37.2120 | 28.3660
# Denizli
Kınıklı Horoz Arena | Kınıklı Mahallesi, Hüseyin Yılmaz Caddesi No: 90 | Pamukkale | 37.7400 | 29.0980
# Sakarya
Serdivan Mavi Halı Saha | Kemalpaşa Mahallesi, Üniversite Caddesi No: 148 | Serdivan | 40.7640 | 30.3600
`;

const PENDING = `
# İstanbul
Haramidere Yeni Nesil Arena | Barbaros Hayrettin Paşa Mahallesi, 1992. Sokak No: 3 | Esenyurt | 41.0130 | 28.6780
# Ankara
Sincan Ateş Halı Saha | Atatürk Mahallesi, Onur Caddesi No: 25 | Sincan | 39.9660 | 32.5790
# Tekirdağ
Süleymanpaşa Kiraz Spor | Hürriyet Mahallesi, Şehitler Caddesi No: 52 | Süleymanpaşa | 40.9830 | 27.5260
`;

const INACTIVE = `
# İzmir
Balçova Kaplıca Halı Saha | Korutürk Mahallesi, Ata Caddesi No: 37 | Balçova | 38.3905 | 27.0480
`;

/** Approved and paid; the first belongs to the known business account. */
export const APPROVED_VENUES = read(APPROVED);
/** Not yet approved by the admin. */
export const PENDING_VENUES = read(PENDING);
/** Approved, but the payment is overdue. */
export const INACTIVE_VENUES = read(INACTIVE);

function read(table: string): VenueSource[] {
  let city = '';
  const venues: VenueSource[] = [];
  for (const line of table.trim().split('\n')) {
    if (line.startsWith('# ')) {
      city = line.slice(2);
      continue;
    }
    const [name = '', street = '', district = '', lat = '', lng = ''] = line.split(' | ');
    venues.push({ city, name, street, district, lat: Number(lat), lng: Number(lng) });
  }
  return venues;
}
