/** Nordic `%XCBAND: (1,2,3)` (list) or `%XCBAND: 20` (in use), and `%XBANDLOCK=<op>,"<bits>"` (rightmost is B1). */
export const nordic = /%xcband(?:: ?(?<serving>\d[\d,]*)| L)|%xbandlock F B1/;
