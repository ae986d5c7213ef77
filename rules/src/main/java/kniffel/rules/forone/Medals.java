package kniffel.rules.forone;

/** How many points each medal of a level needs. */
public record Medals(int bronze, int silver, int gold) {

  public Medals {
    if (bronze < 0 || silver < bronze || gold < silver) {
      throw new IllegalArgumentException(
          "medals must rise: " + bronze + ", " + silver + ", " + gold);
    }
  }

  public Medal of(int total) {
    if (total >= gold) {
      return Medal.GOLD;
    }
    if (total >= silver) {
      return Medal.SILVER;
    }
    return total >= bronze ? Medal.BRONZE : Medal.NONE;
  }
}
