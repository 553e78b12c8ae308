import type { DistressWords } from './distress-words.ts';

/** Spanish. */
export const es: DistressWords = {
  acute:
    'Siento mucho que te duela tanto. No tienes que llevarlo en soledad: por favor, habla con alguien ' +
    'ahora. Si tú u otra persona está en peligro, llama al número de emergencias de donde estés. En findahelpline.com ' +
    'puedes encontrar una línea de ayuda gratuita y confidencial cerca de ti, por teléfono o por ' +
    'chat. Mientras tanto, aquí tienes música suave que te acompañe.',
  possible:
    'Gracias por contármelo. Aquí tienes música tranquila que te haga compañía. Tómate el tiempo que ' +
    'necesites.',
  helpLine:
    'Si en algún momento pesa demasiado, no tienes que vivirlo en soledad: en findahelpline.com hay ' +
    'líneas de ayuda gratuitas y confidenciales cerca de ti, por teléfono o por chat. En caso de ' +
    'peligro, llama al número de emergencias de donde estés.',
};
