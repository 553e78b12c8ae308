import type { DistressWords } from './distress-words.ts';

/** Turkish. */
export const tr: DistressWords = {
  acute:
    'Bu kadar acı çektiğin için çok üzgünüm. Bunu tek başına taşımak zorunda değilsin: lütfen şimdi ' +
    'biriyle konuş. Sen ya da bir başkası tehlikedeyse bulunduğun yerdeki acil durum numarasını ara. findahelpline.com ' +
    'adresinde sana yakın, ücretsiz ve gizli bir destek hattı bulabilirsin; telefonla ya da yazışarak ' +
    'ulaşabilirsin. Bu arada sana eşlik etsin diye burada yumuşak bir müzik var.',
  possible:
    'Bunu benimle paylaştığın için teşekkür ederim. Burada sana eşlik edecek sakin bir müzik var. ' +
    'Kendine istediğin kadar zaman tanı.',
  helpLine:
    'Bir an gelir de çok ağırlaşırsa bununla yalnız kalmak zorunda değilsin: findahelpline.com ' +
    'adresinde sana yakın, ücretsiz ve gizli destek hatlarını bulabilirsin; telefonla ya da yazışarak ' +
    'ulaşabilirsin. Tehlike varsa bulunduğun yerdeki acil durum numarasını ara.',
};
