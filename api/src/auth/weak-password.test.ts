import { describe, expect, it } from 'vitest';
import { weaknessOf } from './weak-password.ts';

const COMMON = /en sık kullanılanlardan/;
const OWN = /adınızdan, e-posta adresinizden ya da “Topla” adından/;
const chooser = { email: 'deniz.isik@topla.test', names: ['Deniz Işık', 'Çınar Halı Saha'] };

describe('a password that is easy to guess', () => {
  it.each([
    ...['12345678', 'password', 'PASSWORD', 'galatasaray', 'Fenerbahçe1907', 'ŞİFRE123', 'sifre123'],
    ...['qwertyuiop', 'seniseviyorum', 'besiktas1903'],
  ])('is a common one, whatever its case and letters: %s', (password) => {
    expect(weaknessOf(password, chooser)).toMatch(COMMON);
  });

  it.each([
    ...['denizisik', 'Deniz.Işık', 'DENİZ IŞIK 1990', 'isik2026', 'deniz.isik@topla.test', 'Topla-2026!'],
    ...['toplatopla', 'çınar halı saha', 'CINAR1234567'],
  ])('is the own name, address or the product’s: %s', (password) => {
    expect(weaknessOf(password, chooser)).toMatch(OWN);
  });

  it.each([...['Sahada-2026', 'kırmızı krampon yağmur', 'deniz kenarında top', 'x9-Kale-direği']])(
    'is not one of the others: %s',
    (password) => {
      expect(weaknessOf(password, chooser)).toBeNull();
    },
  );

  it('is the own address with another number behind it', () => {
    expect(weaknessOf('mertkaya77', { email: 'mertkaya1990@topla.test' })).toMatch(OWN);
  });

  it('is a name of three letters with a number behind it', () => {
    const ali = { email: 'ali@topla.test', names: ['Ali Er'] };
    expect(weaknessOf('ali-20262027', ali)).toMatch(OWN);
  });

  it('is no part of a name that says little', () => {
    expect(weaknessOf('Al-2026-1234', { email: 'al@topla.test', names: ['Al Er'] })).toBeNull();
  });
});
