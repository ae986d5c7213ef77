package kniffel.bots.karten;
final class Tuning { static final double RUSH = Double.parseDouble(System.getProperty("rush","0.5")); 
 static final boolean ENDING = !"off".equals(System.getProperty("ending"));}
