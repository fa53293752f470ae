/** Sequans `+SQNBANDSEL: <mode>,<operator>,"1,2,3"`: mode 0 is LTE-M, 1 NB-IoT. */
export const sequansSqnbandsel = /\+sqnbandsel(?:[:=] ?1 F L_nb| F F L_emtc)/;
