/** Made by `npm run mood:distress:fit`; not changed by hand. */
export const bias = -0.55;

/** How much a theme, or two together, speaks for distress. */
export const weights = `
ache -0.68, ache+affairs -0.06, ache+long -0.17, ache+longest 0.15, ache+music -0.04, ache+pain -0.07
ache+self -0.26, ache+short -0.18, ache+shortest -0.14, ache+sport -0.05, ache+tonight 0.21
ache+want -0.07, affairs 0.72, affairs+child -0.03, affairs+die 0.11, affairs+end 0.03, affairs+friend 0.04
affairs+fun 0.06, affairs+gone -0.05, affairs+grief 0.09, affairs+live 0.04, affairs+long 0.30
affairs+longer 0.04, affairs+longest 0.13, affairs+neg 0.15, affairs+pain -0.09, affairs+plan -0.11
affairs+self 0.12, affairs+short -0.07, affairs+they 0.16, affairs+things 0.08, affairs+tonight 0.05
affairs+want 0.02, ask -0.55, ask+die -0.31, ask+farewell -0.12, ask+food -0.03, ask+fun -0.08
ask+good -0.02, ask+hope 0.04, ask+innocent -0.06, ask+joke -0.04, ask+joking -0.08, ask+kill -0.09
ask+live -0.07, ask+long -0.34, ask+longer 0.18, ask+love -0.07, ask+mild -0.03, ask+music 0.15
ask+neg -0.07, ask+nobody 0.04, ask+possible 0.04, ask+season -0.05, ask+self 0.27, ask+short 0.07
ask+sport 0.06, ask+they -0.16, ask+tonight -0.26, ask+want -0.33, ask+work -0.08, body 0.19, body+cut 0.11
body+long 0.05, body+longer 0.09, body+says 0.03, body+self 0.05, body+short 0.03, body+they 0.05
burden 0.62, burden+die 0.05, burden+hope 0.04, burden+live 0.07, burden+long 0.09, burden+longer -0.14
burden+neg 0.19, burden+plan 0.03, burden+possible 0.17, burden+self -0.07, burden+short 0.11
burden+shortest 0.10, burden+they 0.14, burden+tonight 0.14, child -0.18, child+die 0.28, child+end -0.04
child+gone -0.05, child+hope -0.03, child+long 0.07, child+longer 0.18, child+longest -0.03
child+neg -0.36, child+plan -0.06, child+possible -0.19, child+self -0.12, child+short -0.09
child+they 0.07, child+tonight -0.06, child+want 0.09, child+why -0.11, cut 0.72, cut+end 0.07
cut+live -0.12, cut+long 0.10, cut+longer 0.19, cut+longest 0.05, cut+music -0.21, cut+neg 0.09
cut+plan 0.08, cut+self 0.19, cut+short 0.20, cut+tonight 0.05, cut+want 0.13, dark+grief 0.03
dark+innocent -0.05, dark+long 0.08, dark+longer 0.10, dark+longest 0.03, dark+love -0.08, dark+music 0.10
dark+possible 0.18, dark+short 0.03, dark+they 0.13, dark+things 0.06, dark+work 0.10, die -0.08
die+exaggerated 0.18, die+gone 0.09, die+good -0.04, die+grief -0.14, die+hope 0.26, die+joke -0.15
die+joking -0.07, die+live -0.24, die+long 0.11, die+longer 0.09, die+longest -0.10, die+mild 0.13
die+music -0.21, die+neg -0.21, die+nothing -0.06, die+pain 0.07, die+plan 0.07, die+possible -0.14
die+says -0.03, die+season -0.09, die+self -0.05, die+short -0.24, die+shortest 0.19, die+sport -0.11
die+things -0.19, die+tonight -0.06, die+wake -0.15, die+want 0.57, die+why -0.09, end 0.66
end+friend 0.06, end+gone -0.11, end+hope -0.05, end+joking -0.10, end+live 0.22, end+long -0.04
end+longer -0.05, end+longest 0.15, end+mild 0.07, end+music 0.11, end+neg 0.10, end+nobody 0.12
end+pain -0.23, end+plan 0.19, end+possible 0.15, end+says -0.11, end+self 0.11, end+short 0.03
end+shortest 0.19, end+sport -0.13, end+they 0.11, end+tired -0.18, end+tonight 0.26, end+violence 0.03
end+want 0.19, end+why -0.04, exaggerated 0.19, exaggerated+live 0.02, exaggerated+long -0.13
exaggerated+longer -0.11, exaggerated+neg -0.12, exaggerated+self -0.08, exaggerated+short 0.04
exaggerated+shortest 0.18, exaggerated+want 0.13, farewell 0.88, farewell+friend 0.02, farewell+fun -0.09
farewell+gone 0.05, farewell+good 0.11, farewell+long 0.07, farewell+longest 0.07, farewell+music 0.67
farewell+neg -0.23, farewell+plan 0.07, farewell+says 0.19, farewell+season -0.04, farewell+self 0.30
farewell+short 0.23, farewell+they 0.24, farewell+tonight -0.10, farewell+want 0.08, farewell+work -0.06
farewell+you 0.13, film -0.30, film+innocent -0.02, film+long -0.03, film+music -0.07, film+pain -0.06
film+self -0.07, film+short -0.21, food -1.00, food+innocent -0.03, food+kill -0.08, food+long -0.23
food+love 0.03, food+music -0.03, food+neg -0.16, food+nobody -0.12, food+possible -0.13, food+season -0.09
food+self -0.17, food+short -0.33, food+they 0.05, food+tired 0.04, food+tonight -0.14, food+wake -0.14
food+want -0.07, friend -0.03, friend+good -0.23, friend+grief -0.04, friend+kill -0.06
friend+longer -0.21, friend+longest 0.10, friend+love 0.04, friend+meds -0.08, friend+music 0.07
friend+neg 0.05, friend+pain 0.11, friend+plan 0.16, friend+possible 0.13, friend+says 0.19
friend+self -0.10, friend+short -0.08, friend+they 0.05, friend+things 0.26, friend+tired 0.06
friend+violence 0.20, friend+want 0.10, fun -1.32, fun+gone -0.20, fun+innocent -0.03, fun+long -0.27
fun+longer -0.10, fun+mild 0.05, fun+nobody -0.24, fun+plan 0.14, fun+self -0.28, fun+short -0.30
fun+shortest -0.11, fun+they 0.02, fun+tonight -0.03, fun+work -0.02, god 0.65, god+gone -0.03
god+long 0.09, god+neg 0.04, god+self 0.31, god+short 0.27, god+tonight 0.18, god+wake 0.09, gone 0.50
gone+good -0.05, gone+grief 0.08, gone+hope -0.05, gone+live 0.05, gone+long 0.34, gone+longer 0.14
gone+mild 0.05, gone+music 0.18, gone+neg 0.28, gone+nobody 0.12, gone+nothing 0.09, gone+plan 0.06
gone+possible -0.06, gone+says 0.05, gone+self 0.07, gone+short -0.10, gone+they 0.10, gone+tonight -0.06
gone+violence 0.02, gone+want 0.19, gone+why 0.02, gone+work 0.13, gone+you 0.12, good -0.59
good+live -0.16, good+long -0.25, good+longest 0.03, good+mild -0.04, good+music 0.10, good+neg 0.14
good+plan 0.05, good+says -0.09, good+self -0.13, good+short -0.15, good+things 0.21, good+want 0.11
good+why -0.05, grief -0.44, grief+hope 0.06, grief+live 0.04, grief+long -0.25, grief+longer -0.03
grief+longest 0.02, grief+love -0.08, grief+mild 0.08, grief+nothing -0.12, grief+plan 0.04
grief+self -0.29, grief+short 0.05, grief+they -0.05, grief+things 0.04, grief+want 0.11, hate 0.06
hate+long -0.13, hate+neg -0.05, hate+possible 0.07, hate+self 0.06, hate+short 0.10, hate+shortest 0.06
hope 0.29, hope+ill 0.02, hope+long 0.38, hope+longer 0.12, hope+neg 0.05, hope+plan 0.12
hope+possible -0.29, hope+short -0.28, hope+they 0.15, hope+tonight -0.10, hope+wake 0.09, hope+work 0.02
ill -0.26, ill+long 0.18, ill+meds 0.08, ill+nothing 0.05, ill+possible -0.06, ill+self -0.20
ill+short -0.26, ill+work -0.03, innocent -1.84, innocent+joke -0.03, innocent+joking -0.04
innocent+long -0.31, innocent+longer -0.05, innocent+music -0.10, innocent+neg -0.06, innocent+plan -0.14
innocent+says -0.05, innocent+season -0.03, innocent+self -0.34, innocent+short -0.40
innocent+shortest -0.09, innocent+tonight -0.08, innocent+want -0.09, innocent+work -0.03, joke -0.28
joke+joking -0.12, joke+kill 0.05, joke+long -0.16, joke+mild -0.03, joke+music -0.08, joke+neg -0.08
joke+self -0.08, joke+short 0.04, joke+tonight -0.02, joke+work -0.07, joking -0.31, joking+kill -0.06
joking+long -0.08, joking+longer 0.07, joking+longest -0.03, joking+mild -0.06, joking+music -0.08
joking+neg 0.04, joking+possible -0.29, joking+self -0.30, joking+they -0.05, joking+tonight 0.13
joking+work 0.02, kill 0.41, kill+long -0.20, kill+longer 0.09, kill+music -0.31, kill+neg 0.07
kill+plan -0.09, kill+self -0.18, kill+short -0.06, kill+shortest 0.46, kill+sport -0.07, kill+things -0.09
kill+tonight -0.10, kill+violence 0.03, kill+want 0.39, kill+work -0.18, live 0.66, live+longer 0.08
live+longest 0.05, live+music -0.07, live+neg 0.51, live+nobody 0.05, live+nothing 0.38, live+says 0.04
live+self -0.09, live+short 0.18, live+shortest 0.07, live+they 0.15, live+things -0.24, live+tired 0.45
live+tonight 0.07, live+want 0.25, live+why 0.13, live+work 0.09, long 0.08, long+longer -0.09
long+love -0.18, long+meds 0.07, long+mild -0.06, long+music -0.11, long+neg 0.23, long+nobody 0.08
long+nothing 0.07, long+pain -0.03, long+place 0.23, long+plan 0.36, long+possible -0.03, long+says 0.19
long+season 0.04, long+self -0.25, long+sport -0.27, long+they -0.07, long+things 0.03, long+tired -0.25
long+tonight 0.04, long+violence 0.46, long+wake 0.16, long+want -0.25, long+why -0.25, long+work -0.20
long+you 0.19, longer 0.85, longer+longest 0.08, longer+love -0.10, longer+mild -0.24, longer+music -0.13
longer+neg -0.10, longer+nobody 0.07, longer+nothing 0.15, longer+pain -0.03, longer+place 0.10
longer+plan 0.10, longer+possible 0.18, longer+self 0.13, longer+short 0.59, longer+shortest -0.16
longer+they 0.10, longer+things -0.14, longer+tired -0.03, longer+tonight 0.16, longer+violence -0.02
longer+wake -0.09, longer+want 0.10, longer+why -0.10, longer+work -0.18, longest 0.61, longest+meds 0.09
longest+mild -0.03, longest+music -0.11, longest+neg 0.23, longest+nobody 0.09, longest+nothing 0.02
longest+pain -0.04, longest+place 0.07, longest+plan -0.04, longest+possible 0.09, longest+says 0.12
longest+season 0.07, longest+self 0.23, longest+they 0.29, longest+things 0.21, longest+tired 0.13
longest+tonight 0.09, longest+violence 0.04, longest+wake -0.08, longest+want -0.11, longest+you -0.07
love -0.99, love+mild -0.07, love+season 0.16, love+self -0.10, love+short -0.29, love+things 0.25
love+tonight -0.10, love+want -0.16, meds 0.99, meds+neg 0.07, meds+nothing 0.10, meds+possible 0.05
meds+self 0.18, meds+short 0.44, meds+tonight 0.06, meds+violence 0.12, mild -1.15, mild+neg 0.03
mild+nothing -0.12, mild+possible 0.20, mild+season -0.08, mild+self -0.09, mild+short -0.27
mild+shortest -0.22, mild+they 0.13, mild+things -0.14, mild+tired 0.10, mild+tonight -0.21, mild+want 0.12
mild+why -0.04, mild+work -0.03, music -1.28, music+neg -0.11, music+nobody -0.10, music+pain -0.06
music+plan -0.03, music+possible 0.16, music+season -0.05, music+self 0.10, music+short -0.25
music+shortest -0.17, music+sport -0.04, music+they -0.06, music+things 0.42, music+tired -0.04
music+violence 0.04, music+wake 0.07, music+want -0.14, music+why -0.15, music+work 0.09, music+you 0.19
neg 0.85, neg+nothing -0.02, neg+pain -0.08, neg+plan 0.20, neg+possible 0.11, neg+says -0.02
neg+secret 0.03, neg+self 0.32, neg+short -0.06, neg+shortest 0.04, neg+sport -0.07, neg+they 0.08
neg+things -0.10, neg+tired -0.22, neg+tonight -0.09, neg+violence -0.05, neg+wake -0.06, neg+why 0.03
neg+work -0.13, neg+you 0.08, nobody 0.49, nobody+plan 0.05, nobody+possible 0.15, nobody+season -0.07
nobody+secret 0.08, nobody+self 0.09, nobody+short 0.07, nobody+they -0.12, nobody+things 0.04
nobody+tonight 0.05, nobody+want -0.08, nobody+why 0.11, nobody+work -0.11, nothing 0.70, nothing+plan 0.02
nothing+possible 0.13, nothing+self -0.06, nothing+shortest 0.27, nothing+they -0.10, nothing+tonight -0.12
nothing+wake 0.03, nothing+want -0.05, nothing+why -0.06, pain -0.68, pain+possible 0.11, pain+self -0.14
pain+short -0.27, pain+things 0.03, pain+tired -0.18, pain+violence 0.07, pain+want -0.15, place 0.78
place+plan -0.34, place+short 0.07, place+they 0.14, place+things 0.17, plan 0.78, plan+short 0.08
plan+they 0.08, plan+tonight 0.21, plan+want -0.07, plan+why 0.04, possible 1.36, possible+says -0.08
possible+season -0.05, possible+self -0.21, possible+short 0.16, possible+shortest 0.47
possible+sport -0.16, possible+they 0.11, possible+things -0.02, possible+tired 0.24
possible+tonight -0.20, possible+violence 0.09, possible+why 0.03, possible+work -0.06, says 0.80
says+self 0.10, says+short 0.09, says+they 0.16, says+tired -0.07, says+tonight -0.11, says+violence 0.03
season -0.81, season+self 0.25, season+short -0.32, season+shortest -0.19, season+they -0.04
season+things -0.03, season+tonight -0.02, season+want -0.10, secret 0.17, secret+self 0.04, self 0.83
self+shortest 0.46, self+sport -0.37, self+they -0.04, self+things -0.05, self+tired 0.24
self+tonight -0.08, self+violence 0.39, self+wake -0.11, self+want -0.05, self+why -0.14, self+work -0.31
self+you 0.04, short -0.75, short+sport -0.41, short+things -0.14, short+tired -0.02, short+tonight 0.10
short+violence -0.15, short+wake -0.22, short+want 0.53, short+why 0.29, short+work -0.32, short+you 0.04
shortest 0.15, shortest+they 0.03, shortest+tired 0.13, shortest+tonight -0.09, shortest+want 0.22
shortest+why 0.13, sport -1.40, sport+want -0.11, they 0.47, they+tired 0.09, they+tonight -0.04
they+violence 0.09, they+wake 0.07, they+want -0.23, they+work -0.04, things -0.06, things+tonight 0.11
things+violence 0.16, things+wake 0.16, things+want 0.06, things+work 0.03, tired -0.04, tired+wake -0.05
tired+want -0.11, tired+why 0.06, tired+work -0.03, tonight 0.28, tonight+violence 0.24, tonight+wake 0.16
tonight+want -0.14, tonight+why -0.10, tonight+work 0.06, tonight+you 0.06, violence 0.69
violence+wake 0.03, wake -0.27, wake+want 0.21, want 0.79, want+why -0.05, want+work -0.26, why 0.36
work -1.21, you 0.32
`;
